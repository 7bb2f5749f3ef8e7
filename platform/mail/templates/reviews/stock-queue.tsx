import { cutName } from '#domain/format/cut-name.ts'
import { formatLongDay } from '#domain/time/format-date.ts'
import type { MailShop, Templates } from '#platform/mail/templates.ts'
import type { MailContent } from '../content.ts'
import { Button, Goods, Link, Note, Text, Title } from '../layout/components.tsx'

/**
 * The link of a place in the queue for what is sold out. Contains nothing that was typed: a stranger could use it to send
 * words to anybody.
 */
export function stockQueue(
  { produto, lugar, confirmado, previsao, url }: Templates['stock-queue'],
  { loja, storeUrl }: MailShop,
): MailContent {
  const name = cutName(produto.nome, 30)
  const link = `${storeUrl}${url}`

  return {
    subject: confirmado ? `Seu lugar na fila (${lugar}º): ${name}` : `Confirme seu lugar na fila: ${name}`,
    preheader: confirmado
      ? 'Guarde o link: por ele você vê o seu lugar e sai da fila.'
      : 'Falta só um toque: confirme que este endereço é seu.',
    reason: `Você recebe esta mensagem porque este endereço pediu à ${loja.nome} o aviso da chegada deste produto.`,
    body: (
      <>
        <Title>{confirmado ? `Você é o ${lugar}º da fila` : 'Falta só confirmar'}</Title>
        <Text>
          {confirmado
            ? 'Avisamos por e-mail quando este produto voltar, por ordem de chegada:'
            : `Confirmando agora, você é o ${lugar}º da fila por este produto. Sem confirmar, o lugar não conta:`}
        </Text>
        {previsao && (
          <Text>
            {`Previsão de reposição: ${formatLongDay(previsao)}. É o que a loja espera hoje; se mudar, avisamos quem está na fila.`}
          </Text>
        )}
        <Goods storeUrl={storeUrl} itens={[{ ...produto, quantidade: 1, valor: produto.precoPor }]} />
        <Button href={link}>{confirmado ? 'Ver o meu lugar' : 'Confirmar meu lugar'}</Button>
        {confirmado ? (
          <Note>
            Não quer mais esperar? <Link href={link}>Saia da fila</Link> quando quiser.
          </Note>
        ) : (
          <Note>
            Não foi você? <Link href={link}>Apague este pedido</Link> ou apenas ignore esta mensagem: sem
            confirmação ele some em 7 dias.
          </Note>
        )}
      </>
    ),
  }
}
