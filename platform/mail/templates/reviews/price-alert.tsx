import type { MailShop, Templates } from '#platform/mail/templates.ts'
import type { MailContent } from '../content.ts'
import { Button, Goods, Link, Note, Text, Title } from '../layout/components.tsx'

/**
 * The link to confirm that somebody wants to know when a price falls. Contains nothing that was typed: a stranger could use
 * it to send words to anybody.
 */
export function priceAlert(
  { itens, confirmado, url }: Templates['price-alert'],
  { loja, storeUrl }: MailShop,
): MailContent {
  const link = `${storeUrl}${url}`

  return {
    subject: confirmado ? 'Seus avisos de preço' : 'Confirme seu aviso de preço',
    preheader: confirmado
      ? 'Por este link você vê e encerra os seus avisos.'
      : 'Falta só um toque: confirme que este endereço é seu.',
    reason: `Você recebe esta mensagem porque este endereço pediu à ${loja.nome} um aviso de preço.`,
    body: (
      <>
        <Title>{confirmado ? 'Você já tem este aviso' : 'Falta só confirmar'}</Title>
        <Text>
          {confirmado
            ? 'Avisamos por e-mail quando este preço baixar. Para mudar o valor, encerre o aviso e peça outro:'
            : 'Confirme, e avisamos por e-mail quando o preço baixar, no máximo uma vez por dia:'}
        </Text>
        <Goods storeUrl={storeUrl} itens={itens} />
        <Button href={link}>{confirmado ? 'Ver os meus avisos' : 'Confirmar o aviso'}</Button>
        {!confirmado && (
          <Note>
            Não foi você? <Link href={link}>Apague este pedido</Link> ou apenas ignore esta mensagem: sem
            confirmação ele some em 7 dias.
          </Note>
        )}
      </>
    ),
  }
}
