import { Anchor, Text } from '@mantine/core'

export const MISSING_PATH = '/passaportes/faltam'

/**
 * How many instruments left without a passport, with the way to write their serial numbers. A plain link: notices are
 * shown outside of the router.
 */
export function WithoutPassport({ count }: { count: number }) {
  if (count === 0) return null

  return (
    <Text size="sm" component="span" display="block">
      {count === 1 ? '1 instrumento está' : `${count} instrumentos estão`} sem passaporte, por falta do número
      de série.{' '}
      <Anchor href={`/admin${MISSING_PATH}`} size="sm">
        Ver quais
      </Anchor>
    </Text>
  )
}
