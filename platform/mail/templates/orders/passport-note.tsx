import type { GoodsMail } from '#platform/mail/mails/orders.ts'
import { Link, Text } from '../layout/components.tsx'

/** Where the passports of an order's instruments are. A piece that has none yet gets it in a moment. */
export function PassportNote({ pedido, orderUrl, passaportes }: GoodsMail) {
  if (passaportes.length > 0)
    return passaportes.map(({ produto, numeroSerie, url }) => (
      <Text key={url}>
        <Link href={url}>Passaporte de {produto}</Link>, nº de série {numeroSerie}: a ficha, a regulagem e a
        garantia. Ele está também na <Link href={orderUrl}>página do pedido</Link>.
      </Text>
    ))
  if (!pedido.itens.some(({ exemplar }) => exemplar !== null)) return null

  return (
    <Text>
      O passaporte do instrumento, com a ficha, a regulagem e a garantia, está na{' '}
      <Link href={orderUrl}>página do pedido</Link>.
    </Text>
  )
}
