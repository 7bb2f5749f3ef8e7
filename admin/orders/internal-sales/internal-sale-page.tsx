import { Badge, Button, Grid, Stack } from '@mantine/core'
import { IconBuildingStore } from '@tabler/icons-react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useSave } from '#admin/components/form/use-save.ts'
import { Page } from '#admin/components/page/page.tsx'
import { api } from '#admin/shell/api.ts'
import { SaleBuyer } from './internal-sale-buyer.tsx'
import { SaleDelivery } from './internal-sale-delivery.tsx'
import { SaleGoods } from './internal-sale-items.tsx'
import { SaleSums } from './internal-sale-sums.tsx'
import { PaymentLink } from './payment-link.tsx'

/** Loads an internal sale and its customer's saved addresses. */
export async function loader({ params }: LoaderFunctionArgs) {
  const sale = await api.sales.get({ id: params['id'] ?? '' })
  const { enderecos } = await api.customers.get({ id: sale.cliente.id })

  return { sale, enderecos }
}

/** An internal sale, from its items to the payment link. */
export function Component() {
  const { sale, enderecos } = useLoaderData<typeof loader>()
  const { save, saving } = useSave()
  const { cliente, pedido } = sale

  async function goOnInShop() {
    const outcome = await save(() => api.sales.openInShop({ id: sale.id }))
    if (outcome.ok) window.location.assign(outcome.result.url)
  }

  return (
    <Page
      title={`Venda para ${cliente.nomeRazao}`}
      badge={cliente.revendedor && <Badge variant="light">Revendedor</Badge>}
      back={{ to: '/vendas', label: 'Venda interna' }}
      actions={
        pedido === null && (
          <Button
            variant="default"
            leftSection={<IconBuildingStore size={16} aria-hidden />}
            onClick={goOnInShop}
            loading={saving}
          >
            Continuar na loja
          </Button>
        )
      }
    >
      {pedido ? (
        <PaymentLink pedido={pedido} cliente={cliente} />
      ) : (
        <Grid>
          <Grid.Col span={{ base: 12, md: 8 }}>
            <Stack>
              <SaleGoods sale={sale} />
              <SaleBuyer sale={sale} />
              <SaleDelivery sale={sale} enderecos={enderecos} />
            </Stack>
          </Grid.Col>
          <Grid.Col span={{ base: 12, md: 4 }}>
            <SaleSums sale={sale} />
          </Grid.Col>
        </Grid>
      )}
    </Page>
  )
}
