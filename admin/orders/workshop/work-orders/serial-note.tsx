import { Anchor, Radio, Stack, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { api } from '#admin/shell/api.ts'
import type { PassportOfSerial } from '#contract/orders/workshop/work-orders.ts'
import { serialProblem } from '#domain/instruments/passport/serial-number.ts'
import { SerialNumber } from '../../passports/serial-number.tsx'
import { MissingAlert } from './missing-alert.tsx'

const WAIT_MS = 400

/** The value of the choice that confirms no passport. */
const NONE = '0'

type SerialNoteProps = {
  numeroSerie: string
  /** What is confirmed; undefined for work on an order's line, which has that line's passport. */
  confirmed: number | null | undefined
  onConfirm: (idPassaporte: number | null) => void
  error: string | undefined
}

/**
 * What the store knows of the serial number that is typed: that an owner misses the instrument, and its passports, of which
 * staff confirm the one that the instrument has.
 */
export function SerialNote({ numeroSerie, confirmed, onConfirm, error }: SerialNoteProps) {
  const found = usePassports(numeroSerie)

  return (
    <>
      <Stack gap="xs" role="status">
        {found.map((passport) => (
          <MissingAlert key={passport.id} passport={passport} />
        ))}
        {found.map(({ id, produto, numeroSerie: serial }) => (
          <Text key={id} size="sm" style={{ overflowWrap: 'anywhere' }}>
            Vendido pela loja:{' '}
            <Anchor component={Link} to={`/passaportes/${id}`} size="sm" target="_blank">
              {produto}, <SerialNumber serial={serial} />
            </Anchor>
          </Text>
        ))}
      </Stack>
      {confirmed !== undefined && found.length > 0 && (
        <Radio.Group
          label={found.length === 1 ? 'É este o instrumento?' : 'Qual deles é o instrumento?'}
          description="Compare com o que está à sua frente: dois fabricantes podem usar o mesmo número. O serviço é anotado só no passaporte que você confirmar."
          value={String(confirmed ?? NONE)}
          onChange={(value) => onConfirm(value === NONE ? null : Number(value))}
          error={error}
        >
          <Stack gap="xs" mt="xs">
            {found.map(({ id, produto, numeroSerie: serial, dono }) => (
              <Radio
                key={id}
                value={String(id)}
                label={`${produto}, ${serial}`}
                description={dono === '' ? undefined : `O dono é ${dono}.`}
                styles={{ label: { overflowWrap: 'anywhere' } }}
              />
            ))}
            <Radio value={NONE} label={found.length === 1 ? 'Não, ou não sei' : 'Nenhum, ou não sei'} />
          </Stack>
        </Radio.Group>
      )}
    </>
  )
}

/** The passports with the number, a moment after the last letter was typed. */
function usePassports(numeroSerie: string): PassportOfSerial[] {
  const [typed] = useDebouncedValue(numeroSerie.trim(), WAIT_MS)
  const [found, setFound] = useState<PassportOfSerial[]>([])
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

  return found
}
