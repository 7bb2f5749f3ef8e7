import { Badge, Button, Group, Stack, Text } from '@mantine/core'
import type { StaffSession } from '#contract/panel/staff.ts'
import { deviceName } from '#domain/format/device-name.ts'
import { formatMoment } from '../components/date/format.ts'
import { useSave } from '../components/form/use-save.ts'
import { Section } from '../components/page/section.tsx'
import { api } from '../shell/api.ts'

/** The user's sessions, with a button to end them. */
export function OwnSessions({ sessoes }: { sessoes: StaffSession[] }) {
  const { save, saving } = useSave()

  return (
    <Section title="Sessões" text="Onde você está no painel agora. Encerre o que não reconhecer.">
      {sessoes.map(({ id, agente, ip, vistaEm, atual }) => (
        <Group key={id} justify="space-between" wrap="nowrap" gap="sm">
          <Stack gap={0}>
            <Group gap="xs">
              <Text size="sm">{deviceName(agente)}</Text>
              {atual && (
                <Badge size="sm" variant="light">
                  Esta
                </Badge>
              )}
            </Group>
            <Text size="xs" c="gray.6">
              {ip} · vista em {formatMoment(vistaEm)}
            </Text>
          </Stack>
          {!atual && (
            <Button
              variant="subtle"
              color="red"
              disabled={saving}
              aria-label={`Encerrar a sessão de ${deviceName(agente)}, ${ip}`}
              onClick={() => void save(() => api.staff.endSession({ id }), 'Sessão encerrada.')}
            >
              Encerrar
            </Button>
          )}
        </Group>
      ))}
    </Section>
  )
}
