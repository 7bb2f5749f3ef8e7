import { cutName } from '#domain/format/cut-name.ts'
import { formatMoment } from '#domain/time/format-moment.ts'
import type { MailShop, Templates } from '#platform/mail/templates.ts'
import type { MailContent } from '../content.ts'
import { Button, Goods, Link, Note, Text, Title } from '../layout/components.tsx'

/** A product is back in stock; sent once per request. */
export function backInStock(
  { produto, reservadoAte, url }: Templates['back-in-stock'],
  { loja, storeUrl }: MailShop,
): MailContent {
  return {
    subject: `Chegou: ${cutName(produto.nome, 48)}`,
    preheader: 'O produto que você esperava está de volta à loja.',
    reason: `Você recebe esta mensagem porque pediu à ${loja.nome} para avisar da chegada deste produto.`,
    body: reservadoAte ? (
      <>
        <Title>Chegou, e uma unidade é sua</Title>
        <Text>
          Você é o próximo da fila: reservamos uma unidade para você até {formatMoment(reservadoAte)}. Depois
          disso ela passa a quem vem a seguir.
        </Text>
        <Goods storeUrl={storeUrl} itens={[{ ...produto, quantidade: 1, valor: produto.precoPor }]} />
        <Button href={`${storeUrl}${url}`}>Comprar a minha unidade</Button>
        <Note>
          Só este link dá a unidade reservada: não o passe adiante. Não quer mais?{' '}
          <Link href={`${storeUrl}${url}`}>Desista da reserva</Link>, e ela vai para o próximo.
        </Note>
      </>
    ) : (
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
