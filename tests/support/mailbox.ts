import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import type { Job, JobContext } from '#platform/infrastructure/jobs/job.ts'
import { createMail } from '#platform/mail/mail.ts'
import type { MailTransport, Message } from '#platform/mail/port.ts'
import { renderMail } from '#platform/mail/render.tsx'

/** Collects the mails of a test; `refusing` makes every delivery fail. */
export function openMailbox() {
  const messages: Message[] = []
  const delivery = Promise.withResolvers<void>()
  let blocked: Promise<void> | null = null
  const mailbox = {
    messages,
    transport: { send, close: () => undefined } satisfies MailTransport,
    refusing: false,
    hold,
    started: () => delivery.promise,
  }
  return mailbox

  async function send(message: Message) {
    delivery.resolve()
    await blocked
    if (mailbox.refusing) throw new Error('A caixa não aceita.')
    messages.push(message)
  }

  /** A slow mail server: deliveries wait for `release`; `started` waits for the first of them. */
  function hold() {
    const { promise, resolve } = Promise.withResolvers<void>()
    blocked = promise
    return { release: resolve }
  }
}

/**
 * Runs the pending jobs, in the order in which they were enqueued, as the server would; one that fails stays pending.
 * Returns how many succeeded.
 */
export async function runWaitingJobs(
  jobs: Job[],
  context: RequestContext,
  { transport }: Pick<ReturnType<typeof openMailbox>, 'transport'>,
): Promise<number> {
  const mail = createMail(
    { sender: async () => ({ transport, from: 'loja@loja.test' }), render: renderMail },
    context,
  )
  const { rows } = await execute(
    context,
    `select id, name, data from pgboss.job where state = 'created' order by created_on, id`,
  )
  let done = 0
  for (const { id, name, data } of rows) {
    const job = jobs.find((candidate) => candidate.name === name)
    if (!job) continue
    const jobContext: JobContext = { ...context, mail, idTarefa: id }
    try {
      await (job.schedule === undefined ? job.run(jobContext, job.data.parse(data)) : job.run(jobContext))
      await execute(context, `delete from pgboss.job where id = '${id}'`)
      done++
    } catch {}
  }
  return done
}

async function execute({ db }: RequestContext, query: string) {
  return (await db.execute(query)) as { rows: { id: string; name: string; data: unknown }[] }
}
