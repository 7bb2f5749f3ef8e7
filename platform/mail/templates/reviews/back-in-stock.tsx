import { cutName } from '#domain/format/cut-name.ts'
import type { MailShop, Templates } from '#platform/mail/templates.ts'
import type { MailContent } from '../content.ts'
import { Button, Goods, Link, Note, Text, Title } from '../layout/components.tsx'

/** A product is back in stock; sent once per request. */
export function backInStock(
  { produto, url }: Templates['back-in-stock'],
  { loja, storeUrl }: MailShop,
): MailContent {
  return {
    subject: `Chegou: ${cutName(produto.nome, 48)}`,
    preheader: 'O produto que você esperava está de volta à loja.',
    reason: `Você recebe esta mensagem porque pediu à ${loja.nome} para avisar da chegada deste produto.`,
    body: (
      <>
        <Title>O produto que você esperava chegou</Title>
        <Text>Você pediu para avisarmos, e aqui está ele de novo:</Text>
        <Goods storeUrl={storeUrl} itens={[{ ...produto, quantidade: 1, valor: produto.precoPor }]} />
        <Button href={`${storeUrl}${produto.url}`}>Ver o produto</Button>
        <Note>
          As unidades são limitadas e não ficam reservadas. Este é o único aviso que mandamos:{' '}
          <Link href={`${storeUrl}${url}`}>o seu pedido</Link> termina aqui.
        </Note>
      </>
    ),
  }
}
