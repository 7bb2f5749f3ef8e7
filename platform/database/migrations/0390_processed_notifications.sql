-- By which the nightly job purges old notifications, and the doctor finds those that wait.
create index avisos_pagamento_processado_em_idx on avisos_pagamento (processado_em);
