import { Badge, Button, Group, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Section } from '#admin/components/page/section.tsx'
import { type Column, DataTable } from '#admin/components/table/data-table.tsx'
import { api } from '#admin/shell/api.ts'
import type { Webhook } from '#contract/panel/integrations.ts'
import { eventName } from './events.ts'
import { ShownOnce } from './shown-once.tsx'
import { WebhookDialog } from './webhook-dialog.tsx'

/** The webhooks. */
export function Webhooks({ itens }: { itens: Webhook[] }) {
  const [making, setMaking] = useState(false)
  const [segredo, setSegredo] = useState<string | null>(null)

  return (
    <Section
      title="Webhooks"
      text="A loja avisa outro servidor assim que algo acontece. Cada aviso é assinado, tentado de novo por um dia, e fica no registro por 30."
    >
      <Group>
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => setMaking(true)}
        >
          Criar webhook
        </Button>
      </Group>
      <DataTable
        label="Webhooks"
        rows={itens}
        total={itens.length}
        columns={COLUMNS}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/integracoes/webhooks/${id}`}
        empty={<Text size="sm">A loja não avisa ninguém ainda.</Text>}
      />
      {making && (
        <WebhookDialog
          title="Criar webhook"
          initial={{ nome: '', url: 'https://', eventos: ['pedido.criado', 'pedido.pago'] }}
          onSave={async (input) => setSegredo((await api.integrations.createWebhook(input)).segredo)}
          onClose={() => setMaking(false)}
        />
      )}
      <ShownOnce
        title="Guarde o segredo"
        text="Com ele quem recebe confere a assinatura de cada aviso. Ele aparece só agora."
        segredo={segredo}
        onClose={() => setSegredo(null)}
      />
    </Section>
  )
}

const COLUMNS: Column<Webhook>[] = [
  { title: 'Nome', cell: ({ nome }) => nome },
  {
    title: 'Endereço e avisos',
    cell: ({ url, eventos }) => (
      <Stack gap={0}>
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {url}
        </Text>
        <Text size="xs" c="gray.6">
          {eventos.map(eventName).join(', ')}
        </Text>
      </Stack>
    ),
  },
  { title: 'Situação', cell: (webhook) => <WebhookState {...webhook} /> },
]

/** A badge: active or not, and whether deliveries succeed. */
export function WebhookState({ ativo, falhaDesde, desligadoEm }: Webhook) {
  if (!ativo)
    return (
      <Badge color={desligadoEm ? 'red' : 'gray'} variant="light">
        {desligadoEm ? 'Desligado por falhar' : 'Desligado'}
      </Badge>
    )

  return (
    <Badge color={falhaDesde ? 'yellow' : 'pine'} variant="light">
      {falhaDesde ? 'Falhando' : 'Ligado'}
    </Badge>
  )
}
