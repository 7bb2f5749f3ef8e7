import { Button, Card, Stack, Text, Title } from '@mantine/core'
import { Link } from 'react-router'
import type { Sale } from '#contract/orders/sales/internal-sales.ts'
import { LinkToSend } from '../payment-link/link-to-send.tsx'

type PaymentLinkProps = { pedido: NonNullable<Sale['pedido']>; cliente: Sale['cliente'] }

/** A closed sale: its payment link, to send to the customer. */
export function PaymentLink({ pedido, cliente }: PaymentLinkProps) {
  const { id, numero, url } = pedido

  return (
    <Card withBorder maw={640}>
      <Stack>
        <Title order={2}>Pedido {numero} fechado</Title>
        <Text size="sm">
          {cliente.email} já recebeu o link por e-mail. Quem tem o link vê o pedido e pode pagar: mande só ao
          cliente.
        </Text>
        <LinkToSend
          label="Link de pagamento"
          url={url}
          celular={cliente.celular}
          texto={`Olá! Seu pedido ${numero} está reservado. Para ver e pagar: ${url}`}
        >
          <Button component={Link} to={`/pedidos/${id}`} variant="default">
            Ver o pedido
          </Button>
          <Button component={Link} to="/vendas">
            Outra venda
          </Button>
        </LinkToSend>
      </Stack>
    </Card>
  )
}
