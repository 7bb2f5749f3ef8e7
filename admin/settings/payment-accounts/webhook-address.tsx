import { Button, Code, CopyButton, Group, Stack, Text } from '@mantine/core'
import { formatMoment } from '#admin/components/date/format.ts'
import { useSave } from '#admin/components/form/use-save.ts'
import { api } from '#admin/shell/api.ts'
import type { StoredAccount } from '#contract/settings/payment-accounts.ts'

/** The address for the provider's notifications, to copy or to register by a call. */
export function WebhookAddress({ account: { id, nome, avisos } }: { account: StoredAccount }) {
  const { save, saving } = useSave()
  if (avisos.url === null) return null

  return (
    <Stack gap={4}>
      <Text size="sm">
        Endereço dos avisos
        {avisos.registradosEm ? `, registrado em ${formatMoment(avisos.registradosEm)}` : ''}
      </Text>
      <Code style={{ overflowWrap: 'anywhere' }}>{avisos.url}</Code>
      <Group gap="xs">
        <CopyButton value={avisos.url}>
          {({ copied, copy }) => (
            <Button
              size="xs"
              variant="default"
              onClick={copy}
              aria-label={`Copiar o endereço dos avisos de ${nome}`}
            >
              {copied ? 'Copiado' : 'Copiar'}
            </Button>
          )}
        </CopyButton>
        {avisos.registravel ? (
          <Button
            size="xs"
            variant="default"
            loading={saving}
            onClick={() =>
              void save(() => api.paymentAccounts.registerWebhook({ id }), 'Avisos registrados.')
            }
          >
            Registrar no provedor
          </Button>
        ) : (
          <Text size="xs" c="gray.6">
            Cadastre-o no site do provedor. Sem avisos, a loja pergunta a cada minuto.
          </Text>
        )}
      </Group>
    </Stack>
  )
}
