web-welcome = Fem spill for kvelden. Velg et vindu.
