import type { Message } from '#contract/message.ts'
import type { WriterInput } from '#contract/reviews/questions.ts'
import { oneLine, problem } from '#domain/format/field-problem.ts'
import { readText, readWriter, textProblem } from '#domain/review/read-writer.ts'
import { countTry } from '#platform/customers/tries/count-try.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { requestFingerprint } from '#platform/infrastructure/context/request-fingerprint.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { withAccount } from '../authors/read-writer.ts'
import { sendContactJob } from '../sent-jobs.ts'
import { contatos } from '../tables.ts'
import { protocolOf } from './protocol.ts'

type WriteToStoreInput = WriterInput & { assunto: string; mensagem: string }
type Answer = { mensagens: Message[]; protocolo: string }

/**
 * Stores a message to the store, and mails it to the store and as a copy to its author. The same one twice on a day is
 * one. Refuses `CamposInvalidos` and `TentativasDemais`.
 */
export async function writeToStore(
  context: RequestContext,
  { site, ...sent }: WriteToStoreInput,
): Promise<Answer> {
  const message = await readMessage(context, sent)
  await countTry(context, 'mail', message.email)
  const criadoEm = context.now
  const day = criadoEm.toISOString().slice(0, 10)
  const chave = requestFingerprint([message.email, message.assunto, message.mensagem, day])
  const protocolo = protocolOf({ chave, criadoEm })
  if (site !== '') return thanks(protocolo)

  await context.db.transaction(async (tx) => {
    const [inserted] = await tx
      .insert(contatos)
      .values({ ...message, chave, criadoEm })
      .onConflictDoNothing({ target: contatos.chave })
      .returning({ id: contatos.id })
    if (!inserted) return
    for (const copia of [false, true]) await enqueue(tx, sendContactJob, { ...inserted, copia })
  })
  return thanks(protocolo)
}

async function readMessage(
  context: RequestContext,
  { assunto, mensagem, ...typed }: Omit<WriteToStoreInput, 'site'>,
) {
  const words = { assunto: oneLine(assunto), mensagem: readText(mensagem) }
  const read = readWriter(await withAccount(context, typed))
  const campos = [
    ...('campos' in read ? read.campos : []),
    ...problem('assunto', textProblem(words.assunto, { from: 3, to: 120, what: 'o assunto' })),
    ...problem('mensagem', textProblem(words.mensagem, { from: 10, to: 3000, what: 'a sua mensagem' })),
  ]
  if ('campos' in read || campos.length > 0) throw refuse('CamposInvalidos', { campos })

  return { ...read.writer, ...words }
}

function thanks(protocolo: string): Answer {
  const mensagem = `Recebemos a sua mensagem, com o protocolo ${protocolo}. Uma cópia vai para o seu e-mail, e respondemos em até um dia útil.`

  return { mensagens: [{ tipo: 'sucesso', mensagem }], protocolo }
}
