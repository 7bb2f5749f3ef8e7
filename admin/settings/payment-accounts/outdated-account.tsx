import { Text } from '@mantine/core'

/** Says in a dialog that somebody else has changed the account meanwhile. */
export function OutdatedAccount({ outdated }: { outdated: boolean }) {
  if (!outdated) return null

  return (
    <Text size="sm" c="red.9" role="alert">
      Outra pessoa mudou esta conta. Feche e abra de novo para ver como ela está.
    </Text>
  )
}
