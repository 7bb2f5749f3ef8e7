import { Button, Group, Stack, Text } from '@mantine/core'
import { Section } from '#admin/components/page/section.tsx'
import type { AdminPassport } from '#contract/orders/admin-passports.ts'
import { isWritten, RECORD_WORDS, standing } from '#domain/instruments/passport/record.ts'
import { mm } from '#domain/instruments/passport/set-up-sheet.ts'
import { formatDay } from '#domain/time/format-date.ts'

type Registro = AdminPassport['registros'][number]

type Props = {
  passport: AdminPassport
  /** Null if the reader may not write. */
  onCorrect: ((record: Registro) => void) | null
}

/** The history of an instrument, the latest first, with who wrote it. */
export function RecordsSection({ passport: { registros }, onCorrect }: Props) {
  const holds = new Set(standing(registros))

  return (
    <Section title="Histórico">
      <Stack gap="sm" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
        {registros.toReversed().map((record) => (
          <li key={record.id}>
            <Group justify="space-between" align="flex-start" wrap="nowrap">
              <Entry record={record} corrected={!holds.has(record)} />
              {onCorrect && holds.has(record) && isWritten(record.tipo) && (
                <Button
                  size="compact-sm"
                  variant="subtle"
                  style={{ flex: 'none' }}
                  onClick={() => onCorrect(record)}
                >
                  Corrigir
                </Button>
              )}
            </Group>
          </li>
        ))}
      </Stack>
    </Section>
  )
}

function Entry({ record, corrected }: { record: Registro; corrected: boolean }) {
  const { tipo, em, texto, medidas, por, autor } = record
  const measured = medidas.map(({ label, valor }) => `${label}: ${mm(valor)} mm`).join('; ')

  return (
    <div>
      <Text size="sm" fw={500}>
        {formatDay(em)} · {RECORD_WORDS[tipo]}
        {corrected && ' · corrigido depois'}
      </Text>
      <Text size="sm" td={corrected ? 'line-through' : undefined}>
        {[texto, measured].filter(Boolean).join(' ')}
      </Text>
      <Text size="xs" c="gray.6">
        {[por && `feito por ${por}`, autor && `anotado por ${autor}`].filter(Boolean).join(', ')}
      </Text>
    </div>
  )
}
