import { Code, Stack, Text } from '@mantine/core'
import { formatMoment } from '#admin/components/date/format.ts'
import type { WebhookDelivery } from '#contract/panel/integrations.ts'

/** The payload and the response of a webhook delivery. */
export function DeliveryDetails({ entrega }: { entrega: WebhookDelivery }) {
  const { id, ultimaEm, duracaoMs, status, resposta, dados } = entrega

  return (
    <Stack gap="xs">
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        x-lira-entrega: {id}
      </Text>
      <Text size="sm" fw={500}>
        O que foi avisado
      </Text>
      <Code block>{JSON.stringify(dados, null, 2)}</Code>
      <Text size="sm" fw={500}>
        {ultimaEm
          ? `Última resposta, em ${formatMoment(ultimaEm)}${duracaoMs === null ? '' : `, após ${duracaoMs} ms`}`
          : 'Ainda não foi tentado'}
      </Text>
      {ultimaEm && (
        <Code block style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {[status, resposta].filter((part) => part !== null && part !== '').join('\n') || '(vazia)'}
        </Code>
      )}
    </Stack>
  )
}
