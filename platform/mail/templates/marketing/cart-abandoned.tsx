import type { MailShop, Templates } from '#platform/mail/templates.ts'
import type { MailContent } from '../content.ts'
import { Button, Goods, Link, Note, Text, Title } from '../layout/components.tsx'

/** Reminds customers who accept offers of an abandoned cart. Shows no prices: they are read when the cart is opened. */
export function cartAbandoned(
  { itens, cartUrl, unsubscribeUrl }: Templates['cart-abandoned'],
  { loja, storeUrl }: MailShop,
): MailContent {
  return {
    subject: 'Sua sacola continua guardada',
    preheader: 'Os produtos que você escolheu continuam na sua sacola.',
    reason: (
      <>
        Você recebe esta mensagem porque aceitou receber ofertas da {loja.nome}.{' '}
        <Link href={unsubscribeUrl}>Não quero mais receber</Link>
      </>
    ),
    body: (
      <>
        <Title>Sua sacola continua guardada</Title>
        <Text>
          Você escolheu estes produtos e parou antes de fechar a compra. Eles continuam na sua sacola:
        </Text>
        <Goods storeUrl={storeUrl} itens={itens.map((item) => ({ ...item, valor: null }))} />
        <Button href={cartUrl}>Voltar para a sacola</Button>
        <Note>
          A sacola não reserva os produtos: preços e estoque valem no momento da compra. Ficou com alguma
          dúvida? Responda a esta mensagem.
        </Note>
      </>
    ),
  }
}
