import { Anchor, Stack, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { api } from '#admin/shell/api.ts'
import type { PassportOfWork } from '#contract/orders/workshop/work-orders.ts'
import { serialProblem } from '#domain/instruments/passport/serial-number.ts'
import { MissingAlert } from './missing-alert.tsx'

const WAIT_MS = 400

/** What the store knows of the serial number that is typed: its passport, and that an owner misses the instrument. */
export function SerialNote({ numeroSerie }: { numeroSerie: string }) {
  const [typed] = useDebouncedValue(numeroSerie.trim(), WAIT_MS)
  const [found, setFound] = useState<PassportOfWork[]>([])
  useEffect(() => {
    let current = true
    setFound([])
    if (serialProblem(typed) === null)
      api.workOrders.ofSerial({ numeroSerie: typed }).then(
        ({ itens }) => {
          if (current) setFound(itens)
        },
        // The note helps; without it the instrument is taken in all the same.
        () => undefined,
      )
    return () => {
      current = false
    }
  }, [typed])

  return (
    <Stack gap="xs" role="status">
      {found.map((passport) => (
        <MissingAlert key={passport.id} passport={passport} />
      ))}
      {found.map(({ id, produto, numeroSerie: serial }) => (
        <Text key={id} size="sm" style={{ overflowWrap: 'anywhere' }}>
          Vendido pela loja:{' '}
          <Anchor component={Link} to={`/passaportes/${id}`} size="sm" target="_blank">
            {produto}, {serial}
          </Anchor>
        </Text>
      ))}
      {found.length > 1 && (
        <Text size="sm">
          Há mais de um com este número: o serviço não é anotado sozinho em passaporte nenhum.
        </Text>
      )}
    </Stack>
  )
}
