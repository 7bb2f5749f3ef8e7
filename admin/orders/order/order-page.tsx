import { Anchor, Grid, Stack, Text } from '@mantine/core'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { formatMoment } from '#admin/components/date/format.ts'
import { Page } from '#admin/components/page/page.tsx'
import { Presence } from '#admin/components/page/presence.tsx'
import { api } from '#admin/shell/api.ts'
import { useMay } from '#admin/shell/entry.ts'
import { InvoiceSection } from '../invoices/invoice-section.tsx'
import { OrderPassports } from '../passports/order-passports.tsx'
import { DeliverySection } from '../shipping/delivery-section.tsx'
import { LabelsSection } from '../shipping/labels/labels-section.tsx'
import { SituationBadge } from '../situation-badge.tsx'
import { TagsSection } from '../tags/tags-section.tsx'
import { UnpaidWork } from '../unpaid-work.tsx'
import { AttentionNote } from './attention-note.tsx'
import { BuyerSection } from './buyer-section.tsx'
import { DefectNote } from './defect-note.tsx'
import { ItemsSection } from './items-section.tsx'
import { NotesSection } from './notes-section.tsx'
import { OrderActions } from './order-actions.tsx'
import { PaymentsSection } from './payments-section.tsx'
import { TimelineSection } from './timeline-section.tsx'

export async function loader({ params }: LoaderFunctionArgs) {
  const id = params['id'] ?? ''
  const [order, notes, passports] = await Promise.all([
    api.orders.get({ id }),
    api.fiscal.listNotes({ id }),
    api.passports.ofOrder({ pedido: id }),
  ])

  return { order, notes, passports }
}

export function Component() {
  const { order, notes, passports } = useLoaderData<typeof loader>()
  const { id, versao, numero, numeroAntigo, criadoEm, paginaDoComprador, vendedor, proposta } = order
  const maySell = useMay('pedidos.vender')

  return (
    <Page
      title={`Pedido ${numero}`}
      badge={<SituationBadge {...order} />}
      back={{ to: '/pedidos', label: 'Pedidos' }}
      {...(paginaDoComprador !== '' && { shopPath: paginaDoComprador })}
      actions={
        <OrderActions
          key={order.versao}
          order={order}
          missing={passports.faltam.filter(({ semNumero }) => !semNumero)}
        />
      }
    >
      <Text size="sm" c="gray.6">
        {formatMoment(criadoEm)}
        {vendedor !== null && ` · vendido por ${vendedor}`}
        {proposta !== null && maySell && (
          <>
            {' · '}
            <Anchor component={Link} to={`/propostas/${proposta}`} size="sm">
              da proposta
            </Anchor>
          </>
        )}
        {numeroAntigo !== null && ` · pedido ${numeroAntigo} de outra loja, trazido por importação`}
      </Text>
      <Presence pagina={`pedido:${id}`} versao={versao} changed={false} />
      <AttentionNote order={order} />
      <UnpaidWork bills={order.servicosAPagar} />
      <DefectNote order={order} />
      <Grid gap="sm">
        <Grid.Col span={{ base: 12, md: 8 }}>
          <Stack gap="sm">
            <ItemsSection order={order} />
            <PaymentsSection order={order} />
            <TimelineSection order={order} />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 4 }}>
          <Stack gap="sm">
            <BuyerSection order={order} />
            <DeliverySection order={order} />
            <LabelsSection order={order} />
            <InvoiceSection order={order} notes={notes} />
            <OrderPassports order={id} passports={passports} />
            <TagsSection order={order} />
            <NotesSection order={order} />
          </Stack>
        </Grid.Col>
      </Grid>
    </Page>
  )
}
