import { cutName } from '#domain/format/cut-name.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import type { MailShop, Templates } from '#platform/mail/templates.ts'
import type { MailContent } from '../content.ts'
import { Button, Goods, Link, Note, Text, Title } from '../layout/components.tsx'

/** What became cheaper, to somebody who waits for it: one mail a day with all of it. */
export function priceDrop(
  { itens, url }: Templates['price-drop'],
  { loja, storeUrl }: MailShop,
): MailContent {
  const [first, ...others] = itens
  const only = first && others.length === 0 ? first : null

  return {
    subject: only
      ? `Agora por ${formatBRL(only.valor)}: ${cutName(only.nome, 28)}`
      : `${itens.length} preços que você espera baixaram`,
    preheader: 'Você pediu para avisarmos quando o preço baixasse.',
    reason: (
      <>
        Você recebe esta mensagem porque pediu à {loja.nome} um aviso de preço.{' '}
        <Link href={`${storeUrl}${url}`}>Não quero mais avisos de preço</Link>
      </>
    ),
    body: (
      <>
        <Title>{only ? 'O preço baixou' : 'Estes preços baixaram'}</Title>
        <Text>Preço de uma unidade, com as promoções da loja que valem para todos:</Text>
        <Goods storeUrl={storeUrl} itens={itens} />
        <Button href={`${storeUrl}${only ? only.url : url}`}>
          {only ? 'Ver o produto' : 'Ver os meus avisos'}
        </Button>
        <Note>
          Preço e estoque valem no momento da compra. O aviso continua: escrevemos de novo se baixar mais.{' '}
          <Link href={`${storeUrl}${url}`}>Ver ou encerrar os meus avisos</Link>.
        </Note>
      </>
    ),
  }
}
