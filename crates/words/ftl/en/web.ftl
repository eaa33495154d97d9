web-welcome = Five games for the evening. Pick a window.
