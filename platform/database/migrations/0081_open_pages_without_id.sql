-- Of some things there is but one, as of the help: their page is named by its kind alone.
alter table paginas_abertas
  drop constraint paginas_abertas_pagina_check,
  add constraint paginas_abertas_pagina_check check (pagina ~ '^[a-z-]+(:[\w./-]{1,120})?$');
