import { Button, Group, Pill, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { DateField } from '#admin/components/date/date-field.tsx'
import { formatDay } from '#domain/time/format-date.ts'

type DaysOffProps = {
  days: readonly string[]
  onChange: (days: string[]) => void
  error?: string | undefined
}

/** The store's own days off, in their order. */
export function DaysOff({ days, onChange, error }: DaysOffProps) {
  const [day, setDay] = useState('')

  function add() {
    if (day !== '' && !days.includes(day)) onChange([...days, day].sort())
    setDay('')
  }

  return (
    <Stack gap="xs">
      <Text size="sm" fw={500} id="dias-sem-expediente">
        Dias sem expediente
      </Text>
      <Text size="xs" c="gray.6">
        Feriados da cidade e férias, além dos fins de semana e feriados nacionais. Atrasam o preparo, não a
        transportadora
      </Text>
      {days.length > 0 && (
        <Pill.Group aria-labelledby="dias-sem-expediente">
          {days.map((one) => (
            <Pill
              key={one}
              withRemoveButton
              removeButtonProps={{
                'aria-label': `Tirar ${formatDay(one)}`,
                'aria-hidden': false,
                tabIndex: 0,
              }}
              onRemove={() => onChange(days.filter((other) => other !== one))}
            >
              {formatDay(one)}
            </Pill>
          ))}
        </Pill.Group>
      )}
      <Group align="flex-end" gap="xs">
        <DateField shape="day" label="Outro dia" value={day} onChange={setDay} w={160} />
        <Button variant="default" onClick={add} disabled={day === ''}>
          Pôr
        </Button>
      </Group>
      {error && (
        <Text size="sm" c="red.9" role="alert">
          {error}
        </Text>
      )}
    </Stack>
  )
}
