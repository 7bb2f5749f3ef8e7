import { Alert, Grid, Radio, Stack, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import { AddressFields } from '#admin/components/address/address-fields.tsx'
import { ConflictDialog } from '#admin/components/form/conflict-dialog.tsx'
import { afterSave } from '#admin/components/form/draft.ts'
import { DraftBar } from '#admin/components/form/draft-bar.tsx'
import { Editable } from '#admin/components/form/editable.tsx'
import { useDraft } from '#admin/components/form/use-draft.ts'
import { useSave } from '#admin/components/form/use-save.ts'
import { Page } from '#admin/components/page/page.tsx'
import { Section } from '#admin/components/page/section.tsx'
import { api } from '#admin/shell/api.ts'
import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import type { OrderEditPreview } from '#contract/orders/order-edit.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { Sum } from '../order/items-section.tsx'
import { EditDifferences } from './edit-differences.tsx'
import { EditItems } from './edit-items.tsx'
import { draftOf, editOf, type OrderDraft, SAME_FREIGHT } from './order-draft.ts'
import { useEditPreview } from './use-edit-preview.ts'

export function loader({ params }: LoaderFunctionArgs) {
  return api.orders.get({ id: params['id'] ?? '' })
}

/** Changes an order that is awaiting payment: quantities, added products, address and freight. */
export function Component() {
  const order = useLoaderData<typeof loader>()
  const { id, numero, versao } = order
  const { value, change, status, current, update, discard } = useDraft<OrderDraft>(`pedido:${id}`, {
    value: draftOf(order),
    versao,
  })
  const { save, saving } = useSave({ handlesConflict: true })
  const { preview, failure } = useEditPreview(editOf(order, value))
  const [newer, setNewer] = useState<{ versao: number; total: number } | null>(null)
  const navigate = useNavigate()
  const [done, setDone] = useState(false)
  // Leaves only after the draft is settled, so that nothing asks for confirmation.
  useEffect(() => {
    if (done && !status.changed) void navigate(`/pedidos/${id}`)
  }, [done, status.changed, id, navigate])
  const empty = Object.values(value.quantities).every((quantidade) => quantidade === 0)

  async function write(of = current().versao ?? versao) {
    const sent = current().value
    const outcome = await save(
      () => api.orders.edit({ ...editOf(order, sent), versao: of }),
      'Pedido alterado. O cliente recebe o novo valor por e-mail.',
    )
    if (outcome.ok) {
      const { result } = outcome
      update((old) => afterSave(old, sent, { value: draftOf(result), versao: result.versao }))
      setNewer(null)
      setDone(true)
    } else if (outcome.failure.code === 'VersaoAntiga') setNewer(newerOf(outcome.failure.dados))
  }

  return (
    <Page title={`Alterar pedido ${numero}`} back={{ to: `/pedidos/${id}`, label: `Pedido ${numero}` }}>
      {!order.acoes.includes('edit') && (
        <Alert color="red.9" variant="outline" title="Este pedido não muda mais">
          Só dá para alterar um pedido que ainda espera o pagamento.
        </Alert>
      )}
      {failure && failure.code !== 'VersaoAntiga' && (
        <Alert color="red.9" variant="outline" role="alert">
          {failure.mensagem}
        </Alert>
      )}
      <Editable permission="pedidos.editar">
        <Grid gap="sm">
          <Grid.Col span={{ base: 12, md: 8 }}>
            <Stack gap="sm">
              <EditItems order={order} draft={value} change={change} preview={preview} />
              {value.endereco && (
                <Section title="Entrega">
                  <AddressFields
                    endereco={value.endereco}
                    errors={failure?.campos ?? {}}
                    onChange={(endereco) => change({ endereco })}
                  />
                </Section>
              )}
            </Stack>
          </Grid.Col>
          <Grid.Col span={{ base: 12, md: 4 }}>
            <Stack gap="sm" pb={80}>
              <Freight order={order} draft={value} change={change} preview={preview} />
              {preview && status.changed && <EditDifferences preview={preview} />}
              {preview && <Sums preview={preview} />}
            </Stack>
          </Grid.Col>
        </Grid>
      </Editable>
      {empty && (
        <Text c="red.9">Um pedido precisa de pelo menos um item. Para desistir dele, cancele-o.</Text>
      )}
      <DraftBar
        status={{ ...status, changed: status.changed && !empty }}
        saving={saving}
        onSave={() => void write()}
        onDiscard={discard}
      />
      <ConflictDialog
        conflicts={
          newer && [
            { campo: 'Total', atual: formatBRL(newer.total), mine: formatBRL(preview?.total ?? order.total) },
          ]
        }
        onAcceptTheirs={() => {
          discard()
          setDone(true)
        }}
        onWriteMine={() => void write(newer?.versao)}
        onClose={() => setNewer(null)}
      />
    </Page>
  )
}

type FreightProps = {
  order: AdminOrder
  draft: OrderDraft
  change: (changes: Partial<OrderDraft>) => void
  preview: OrderEditPreview | null
}

function Freight({ order: { frete }, draft, change, preview }: FreightProps) {
  const fretes = preview?.cotacao?.fretes ?? []
  const same = fretes.find(({ id, valor }) => id === frete.id && valor === preview?.frete)

  return (
    <Section title="Frete">
      <Radio.Group
        aria-label="Frete"
        value={draft.idFrete ?? same?.id ?? SAME_FREIGHT}
        onChange={(idFrete) => change({ idFrete })}
      >
        <Stack gap="xs">
          <Radio
            value={SAME_FREIGHT}
            label={`Manter ${frete.label} por ${formatBRL(frete.valor)}, como na compra`}
          />
          {fretes.map(({ id, label, valor, prazo }) => (
            <Radio
              key={id}
              value={id}
              label={`${label}, ${formatBRL(valor)}, ${prazo === 1 ? '1 dia útil' : `${prazo} dias úteis`}`}
            />
          ))}
        </Stack>
      </Radio.Group>
    </Section>
  )
}

function Sums({ preview }: { preview: OrderEditPreview }) {
  const { subtotal, descontos, descontoVista, frete, total, antes } = preview

  return (
    <Section title="Novo valor">
      <Stack gap={2} aria-live="polite">
        <Sum label="Subtotal" valor={subtotal} />
        {descontos > 0 && <Sum label="Descontos" valor={-descontos} />}
        {descontoVista > 0 && <Sum label="Desconto no Pix" valor={-descontoVista} />}
        <Sum label="Frete" valor={frete} />
        <Sum label="Total" valor={total} strong />
        <Text size="xs" c="gray.6">
          Antes: {formatBRL(antes)}
        </Text>
      </Stack>
    </Section>
  )
}

/** Reads the current version and total from a conflict. */
function newerOf(dados: unknown) {
  const { versao, atual } = dados as { versao: number; atual: { total: number } }

  return { versao, total: atual.total }
}
