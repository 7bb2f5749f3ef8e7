import { Alert, Anchor, Text } from '@mantine/core'
import { Link } from 'react-router'
import { askFirst } from '#admin/components/page/ask-first.tsx'
import { DARK_TITLE } from '#admin/components/page/dark-title.ts'
import { type UnpaidBill, unpaidWords } from '#domain/workshop/unpaid-work.ts'

/** That work on an instrument is unpaid, with the orders by which it is to be paid. */
export function UnpaidWork({ bills }: { bills: readonly UnpaidBill[] }) {
  if (bills.length === 0) return null

  return (
    <Alert color="yellow" styles={DARK_TITLE} title="Falta pagar serviço da oficina">
      <Text size="sm">{unpaidWords(bills)}</Text>
      {bills.map(({ id, numero }) => (
        <Anchor key={id} component={Link} to={`/pedidos/${id}`} size="sm" mr="sm">
          Pedido {numero}
        </Anchor>
      ))}
    </Alert>
  )
}

/** Whether staff let an instrument go though work on it is unpaid; true if all is paid. */
export async function goesUnpaid(bills: readonly UnpaidBill[], action: string): Promise<boolean> {
  if (bills.length === 0) return true

  return askFirst({
    title: 'Falta pagar serviço da oficina',
    text: unpaidWords(bills),
    action,
    danger: true,
  })
}
