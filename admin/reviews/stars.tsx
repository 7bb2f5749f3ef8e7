import { Text } from '@mantine/core'

/** Stars as text, with a label for screen readers. */
export function Stars({ nota, label }: { nota: number; label?: string }) {
  return (
    <Text component="span" size="sm">
      {label !== undefined && `${label}: `}
      <span role="img" aria-label={`${nota} de 5`}>
        {'★'.repeat(nota)}
        {'☆'.repeat(5 - nota)}
      </span>
    </Text>
  )
}
