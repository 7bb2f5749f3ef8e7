import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import type { Job, JobContext } from '#platform/infrastructure/jobs/job.ts'
import { createMail } from '#platform/mail/mail.ts'
import type { MailTransport, Message } from '#platform/mail/port.ts'
import { renderMail } from '#platform/mail/render.tsx'

/** Where the mails of a test arrive; `refusing` makes every delivery fail. */
export function openMailbox() {
  const messages: Message[] = []
  const delivery = Promise.withResolvers<void>()
  let held: Promise<void> | null = null
  const mailbox = {
    messages,
    transport: { send, close: () => undefined } satisfies MailTransport,
    refusing: false,
    hold,
    asked: () => delivery.promise,
  }
  return mailbox

  async function send(message: Message) {
    delivery.resolve()
    await held
    if (mailbox.refusing) throw new Error('A caixa não aceita.')
    messages.push(message)
  }

  /** A slow mail server: deliveries wait for `release`; `asked` waits for the first of them. */
  function hold() {
    const { promise, resolve } = Promise.withResolvers<void>()
    held = promise
    return { release: resolve }
  }
}

/**
 * Runs the jobs that wait, in the order in which they were asked for, as the server would; one that fails keeps waiting.
 * Answers how many ran without failing.
 */
export async function runWaitingJobs(
  jobs: Job[],
  context: RequestContext,
  { transport }: Pick<ReturnType<typeof openMailbox>, 'transport'>,
): Promise<number> {
  const mail = createMail({ transport, render: renderMail, from: 'loja@loja.test' }, context)
  const { rows } = await execute(
    context,
    `select id, name, data from pgboss.job where state = 'created' order by created_on, id`,
  )
  let done = 0
  for (const { id, name, data } of rows) {
    const job = jobs.find((candidate) => candidate.name === name)
    if (!job) continue
    const told: JobContext = { ...context, mail, idTarefa: id }
    try {
      await (job.schedule === undefined ? job.run(told, job.data.parse(data)) : job.run(told))
      await execute(context, `delete from pgboss.job where id = '${id}'`)
      done++
    } catch {}
  }
  return done
}

async function execute({ db }: RequestContext, query: string) {
  return (await db.execute(query)) as { rows: { id: string; name: string; data: unknown }[] }
}
