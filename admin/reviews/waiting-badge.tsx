import { Badge } from '@mantine/core'
import { useWaiting } from './use-waiting.ts'

/** The number of entries to moderate, shown in the menu. */
export function WaitingBadge() {
  const waiting = useWaiting()
  const sum = waiting ? Object.values(waiting).reduce((all, count) => all + count, 0) : 0
  if (sum === 0) return null

  return (
    <Badge size="sm" variant="filled" aria-label={`${sum} esperando`}>
      {sum}
    </Badge>
  )
}
