import { Alert, Badge, Button, Code, Group, Modal, Stack, Switch, Text } from '@mantine/core'
import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import { formatMoment } from '#admin/components/date/format.ts'
import { useSave } from '#admin/components/form/use-save.ts'
import { askFirst } from '#admin/components/page/ask-first.tsx'
import { EmptyState } from '#admin/components/page/empty-state.tsx'
import { Page } from '#admin/components/page/page.tsx'
import { type Column, DataTable } from '#admin/components/table/data-table.tsx'
import { queryOf } from '#admin/components/table/search-params.ts'
import { api } from '#admin/shell/api.ts'
import type { Webhook, WebhookDelivery } from '#contract/panel/integrations.ts'
import { DeliveryDetails } from './delivery-details.tsx'
import { EVENTS, eventName } from './events.ts'
import { WebhookDialog, type WebhookInput } from './webhook-dialog.tsx'
import { WebhookState } from './webhooks.tsx'

const PER_PAGE = 50

export async function loader({ request, params }: LoaderFunctionArgs) {
  const id = Number(params['id'])
  const pagina = Number(queryOf(request)['pagina'] ?? 1)
  const [{ itens }, deliveries] = await Promise.all([
    api.integrations.webhooks(),
    api.integrations.deliveries({ id, pagina, porPagina: PER_PAGE }),
  ])
  const webhook = itens.find((one) => one.id === id)
  if (!webhook) throw new Response(null, { status: 404 })

  return { webhook, deliveries }
}

/** A webhook, and its deliveries of the last thirty days. */
export function Component() {
  const { webhook, deliveries } = useLoaderData<typeof loader>()
  const { save, saving } = useSave()
  const [editing, setEditing] = useState(false)
  const [shown, setShown] = useState<WebhookDelivery | null>(null)
  const navigate = useNavigate()
  const { id, nome, url, versao, ativo, desligadoEm } = webhook

  async function remove() {
    const sure = await askFirst({
      title: `Remover ${nome}?`,
      action: 'Remover',
      danger: true,
      text: 'Os avisos param agora, e o registro das entregas é apagado.',
    })
    if (!sure) return
    const { ok } = await save(() => api.integrations.removeWebhook({ id }), 'Webhook removido.')
    if (ok) await navigate('/integracoes')
  }

  function change(changes: Partial<WebhookInput> & { ativo?: boolean }) {
    return api.integrations.changeWebhook({ ...known(webhook), ...changes, id, versao })
  }

  return (
    <Page
      title={nome}
      back={{ to: '/integracoes', label: 'Integrações' }}
      badge={<WebhookState {...webhook} />}
      actions={
        <>
          <Button
            variant="default"
            loading={saving}
            disabled={!ativo}
            onClick={() => void save(() => api.integrations.testWebhook({ id }), 'Aviso de teste a caminho.')}
          >
            Mandar um teste
          </Button>
          <Button variant="default" onClick={() => setEditing(true)}>
            Mudar
          </Button>
          <Button variant="subtle" color="red" onClick={() => void remove()}>
            Remover
          </Button>
        </>
      }
    >
      <Group>
        <Code style={{ overflowWrap: 'anywhere' }}>{url}</Code>
        <Switch
          label="Ligado"
          checked={ativo}
          disabled={saving}
          onChange={(event) => {
            const on = event.currentTarget.checked
            void save(() => change({ ativo: on }), on ? 'Webhook ligado.' : 'Webhook desligado.')
          }}
        />
      </Group>
      {desligadoEm && (
        <Alert color="red">
          Desligado em {formatMoment(desligadoEm)}: nenhum aviso foi aceito por três dias. Corrija o servidor
          que recebe e ligue de novo.
        </Alert>
      )}
      <DataTable
        label={`Entregas de ${nome}`}
        rows={deliveries.itens}
        total={deliveries.total}
        porPagina={PER_PAGE}
        columns={columns(setShown)}
        keyOf={(delivery) => delivery.id}
        empty={
          <EmptyState
            title="Nada foi avisado ainda"
            text="Assim que algo acontecer na loja, o aviso e a resposta aparecem aqui. Mande um teste para conferir o caminho."
          />
        }
      />
      {editing && (
        <WebhookDialog
          title={`Mudar ${nome}`}
          initial={known(webhook)}
          onSave={change}
          onClose={() => setEditing(false)}
        />
      )}
      <Modal opened={shown !== null} onClose={() => setShown(null)} title="Entrega" size="lg">
        {shown && <DeliveryDetails entrega={shown} />}
      </Modal>
    </Page>
  )

  function columns(show: (delivery: WebhookDelivery) => void): Column<WebhookDelivery>[] {
    return [
      { title: 'Quando', cell: ({ criadaEm }) => formatMoment(criadaEm) },
      { title: 'Aviso', cell: ({ evento }) => eventName(evento) },
      { title: 'Situação', cell: (delivery) => <DeliveryState {...delivery} /> },
      { title: 'Tentativas', wide: true, align: 'right', cell: ({ tentativas }) => tentativas },
      {
        title: 'Ações',
        align: 'right',
        cell: (delivery) => (
          <Group gap={4} justify="flex-end" wrap="nowrap">
            <Button variant="subtle" onClick={() => show(delivery)}>
              Ver
            </Button>
            <Button
              variant="subtle"
              disabled={saving || !ativo}
              onClick={() =>
                void save(
                  () => api.integrations.deliverAgain({ id, entrega: delivery.id }),
                  'Entrega a caminho.',
                )
              }
            >
              Entregar de novo
            </Button>
          </Group>
        ),
      },
    ]
  }
}

function known({ nome, url, eventos, ativo }: Webhook) {
  const own = eventos.filter((evento): evento is keyof typeof EVENTS => evento in EVENTS)

  return { nome, url, eventos: own, ativo }
}

function DeliveryState({ situacao, status, proximaEm }: WebhookDelivery) {
  return (
    <Stack gap={0}>
      <Group gap={6}>
        <Badge color={COLORS[situacao]} variant="light">
          {STATES[situacao]}
        </Badge>
        {status !== null && <Text size="xs">{status}</Text>}
      </Group>
      {proximaEm && (
        <Text size="xs" c="gray.6">
          Tenta de novo em {formatMoment(proximaEm)}
        </Text>
      )}
    </Stack>
  )
}

const STATES = { pendente: 'A caminho', entregue: 'Entregue', falhou: 'Falhou' } as const

const COLORS = { pendente: 'yellow', entregue: 'pine', falhou: 'red' } as const
