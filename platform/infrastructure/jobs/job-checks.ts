import type { Check } from '#platform/infrastructure/doctor/check.ts'
import { IS_FAILED } from './failed-jobs.ts'
import { DEAD_LETTERS } from './open-queues.ts'

export const JOB_CHECKS: Check[] = [
  {
    name: 'failed-jobs',
    title: 'Tarefas falharam de vez',
    advice: 'npm run jobs:failed diz por quê; -- --retry as põe de volta na fila.',
    problems: `
      select j.source_name || ', de ' || j.created_on as problem from pgboss.job j
      where ${IS_FAILED}`,
  },
  {
    name: 'jobs-in-retry',
    title: 'Tarefas (e-mails entre elas) tentam de novo há mais de uma hora',
    advice: 'Confira o servidor de e-mail (SMTP_URL), os provedores e o registro da loja.',
    problems: `
      select name || ', ' || retry_count || ' tentativas, de ' || created_on as problem from pgboss.job
      where state = 'retry' and created_on < now() - interval '1 hour'`,
  },
  {
    name: 'jobs-waiting',
    title: 'Tarefas esperam há mais de uma hora',
    advice: 'Elas andam com a loja aberta. Se ela está aberta, veja o registro dela.',
    problems: `
      select name || ', de ' || start_after as problem from pgboss.job
      where state = 'created' and name <> '${DEAD_LETTERS.name}' and start_after < now() - interval '1 hour'`,
  },
]
