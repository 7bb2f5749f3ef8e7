import { cutName } from '#domain/format/cut-name.ts'
import type { MailShop, Templates } from '#platform/mail/templates.ts'
import type { MailContent } from '../content.ts'
import { Button, Goods, Text, Title } from '../layout/components.tsx'

/** The unit that was held for somebody is not any more; sent once. */
export function lostHold(
  { produto, lugar, aVenda, url }: Templates['lost-hold'],
  { loja, storeUrl }: MailShop,
): MailContent {
  const { title, text, button, to } = wordsOf({ lugar, aVenda, url, product: produto.url })

  return {
    subject: `Sua reserva terminou: ${cutName(produto.nome, 36)}`,
    preheader: title,
    reason: `Você recebe esta mensagem porque pediu à ${loja.nome} para avisar da chegada deste produto.`,
    body: (
      <>
        <Title>{title}</Title>
        <Text>{text}</Text>
        <Goods storeUrl={storeUrl} itens={[{ ...produto, quantidade: 1, valor: produto.precoPor }]} />
        <Button href={`${storeUrl}${to}`}>{button}</Button>
      </>
    ),
  }
}

function wordsOf({
  lugar,
  aVenda,
  url,
  product,
}: {
  lugar: number | null
  aVenda: boolean
  url: string
  product: string
}) {
  if (lugar !== null)
    return {
      title: 'A unidade reservada não existe mais',
      text: `A loja conferiu o estoque, e a unidade que reservamos para você faltou. Pedimos desculpas: você está de novo na fila, como o ${lugar}º.`,
      button: 'Ver o meu lugar',
      to: url,
    }
  if (aVenda)
    return {
      title: 'A sua reserva terminou',
      text: 'O tempo da reserva acabou, e a unidade voltou à venda para todos. Se ainda quiser, ela pode estar lá.',
      button: 'Ver o produto',
      to: product,
    }

  return {
    title: 'A sua reserva passou adiante',
    text: 'O tempo da reserva acabou, e a unidade foi para o próximo da fila. Se ainda quiser, peça outro aviso: você entra no fim da fila.',
    button: 'Avise-me de novo',
    to: url,
  }
}
