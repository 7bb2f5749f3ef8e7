import { ActionIcon, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { formatCep } from '#domain/documents/format-cep.ts'

type Range = { de: string; ate: string }

type CepRangesProps = {
  ranges: Range[]
  onChange: (ranges: Range[]) => void
  /** The error of a field below the ranges: `.0.de`; '' is the list itself. */
  errorOf: (campo: string) => string | undefined
}

/** Ranges of CEPs, both ends included. */
export function CepRanges({ ranges, onChange, errorOf }: CepRangesProps) {
  function change(at: number, changes: Partial<Range>) {
    onChange(ranges.map((range, i) => (i === at ? { ...range, ...changes } : range)))
  }

  return (
    <Stack gap="xs" style={{ flex: '1 1 18rem' }}>
      {ranges.map((range, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: ranges have no identity of their own
        <Group key={i} gap="xs" align="flex-end" wrap="nowrap">
          <TextInput
            label="Do CEP"
            inputMode="numeric"
            placeholder="01000-000"
            value={shown(range.de)}
            onChange={(event) => change(i, { de: event.currentTarget.value })}
            error={errorOf(`.${i}.de`)}
            maxLength={10}
            w={120}
          />
          <TextInput
            label="ao CEP"
            inputMode="numeric"
            placeholder="05999-999"
            value={shown(range.ate)}
            onChange={(event) => change(i, { ate: event.currentTarget.value })}
            error={errorOf(`.${i}.ate`)}
            maxLength={10}
            w={120}
          />
          {ranges.length > 1 && (
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={`Tirar a faixa ${i + 1}`}
              onClick={() => onChange(ranges.filter((_, other) => other !== i))}
            >
              <IconX size={16} aria-hidden />
            </ActionIcon>
          )}
        </Group>
      ))}
      {errorOf('') !== undefined && (
        <Text size="xs" c="red.9">
          {errorOf('')}
        </Text>
      )}
      <Group>
        <Button variant="subtle" size="xs" onClick={() => onChange([...ranges, { de: '', ate: '' }])}>
          Outra faixa
        </Button>
      </Group>
    </Stack>
  )
}

/** Only a complete CEP is written with its hyphen, so that typing is left alone. */
function shown(text: string): string {
  return /^\d{8}$/.test(text) ? formatCep(text) : text
}
