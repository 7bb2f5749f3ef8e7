import { Anchor, Text } from '@mantine/core'
import { Link } from 'react-router'

export const MISSING_PATH = '/passaportes/faltam'

/** How many instruments left without a passport, with the way to write their serial numbers. */
export function WithoutPassport({ count }: { count: number }) {
  if (count === 0) return null

  return (
    <Text size="sm" component="span" display="block">
      {count === 1 ? '1 instrumento está' : `${count} instrumentos estão`} sem passaporte, por falta do número
      de série.{' '}
      <Anchor component={Link} to={MISSING_PATH} size="sm">
        Ver quais
      </Anchor>
    </Text>
  )
}
