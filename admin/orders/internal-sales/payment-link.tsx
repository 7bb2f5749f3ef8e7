import { Button, Card, CopyButton, Group, Stack, Text, TextInput, Title } from '@mantine/core'
import { IconBrandWhatsapp, IconCheck, IconCopy } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { Sale } from '#contract/orders/internal-sales.ts'
import { whatsappLink } from '#domain/format/contact-link.ts'

type PaymentLinkProps = { pedido: NonNullable<Sale['pedido']>; cliente: Sale['cliente'] }

/** A closed sale: its payment link, to send to the customer. */
export function PaymentLink({ pedido, cliente }: PaymentLinkProps) {
  const { id, numero, url } = pedido
  const text = `Olá! Seu pedido ${numero} está reservado. Para ver e pagar: ${url}`

  return (
    <Card withBorder maw={640}>
      <Stack>
        <Title order={2}>Pedido {numero} fechado</Title>
        <Text size="sm">
          {cliente.email} já recebeu o link por e-mail. Quem tem o link vê o pedido e pode pagar: mande só ao
          cliente.
        </Text>
        <TextInput
          label="Link de pagamento"
          value={url}
          readOnly
          onFocus={(event) => event.target.select()}
        />
        <Group>
          <CopyButton value={url}>
            {({ copied, copy }) => (
              <Button
                variant="default"
                leftSection={
                  copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />
                }
                onClick={copy}
              >
                {copied ? 'Copiado' : 'Copiar o link'}
              </Button>
            )}
          </CopyButton>
          <Button
            component="a"
            href={whatsappLink(cliente.celular, text)}
            target="_blank"
            rel="noreferrer"
            variant="default"
            leftSection={<IconBrandWhatsapp size={16} aria-hidden />}
          >
            Mandar por WhatsApp
          </Button>
          <Button component={Link} to={`/pedidos/${id}`} variant="default">
            Ver o pedido
          </Button>
          <Button component={Link} to="/vendas">
            Outra venda
          </Button>
        </Group>
      </Stack>
    </Card>
  )
}
