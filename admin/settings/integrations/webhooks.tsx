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

/** Whom the store tells what happens in it. */
export function Webhooks({ itens }: { itens: Webhook[] }) {
  const [making, setMaking] = useState(false)
  const [segredo, setSegredo] = useState<string | null>(null)

  return (
    <Section
      titulo="Webhooks"
      texto="A loja avisa outro servidor assim que algo acontece. Cada aviso é assinado, tentado de novo por um dia, e fica no registro por 30."
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
        rotulo="Webhooks"
        linhas={itens}
        total={itens.length}
        colunas={COLUMNS}
        chave={({ id }) => id}
        abrir={({ id }) => `/integracoes/webhooks/${id}`}
        vazio={<Text size="sm">A loja não avisa ninguém ainda.</Text>}
      />
      {making && (
        <WebhookDialog
          titulo="Criar webhook"
          inicial={{ nome: '', url: 'https://', eventos: ['pedido.criado', 'pedido.pago'] }}
          salvar={async (wanted) => setSegredo((await api.integrations.createWebhook(wanted)).segredo)}
          onClose={() => setMaking(false)}
        />
      )}
      <ShownOnce
        titulo="Guarde o segredo"
        texto="Com ele quem recebe confere a assinatura de cada aviso. Ele aparece só agora."
        segredo={segredo}
        onClose={() => setSegredo(null)}
      />
    </Section>
  )
}

const COLUMNS: Column<Webhook>[] = [
  { titulo: 'Nome', celula: ({ nome }) => nome },
  {
    titulo: 'Endereço e avisos',
    celula: ({ url, eventos }) => (
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
  { titulo: 'Situação', celula: (webhook) => <WebhookState {...webhook} /> },
]

/** Whether a webhook is on, and whether it is heard. */
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
