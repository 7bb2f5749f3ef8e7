import { Text } from '@mantine/core'

/** Stars as text: read as words, seen as stars. */
export function Stars({ nota, rotulo }: { nota: number; rotulo?: string }) {
  return (
    <Text component="span" size="sm">
      {rotulo !== undefined && `${rotulo}: `}
      <span role="img" aria-label={`${nota} de 5`}>
        {'★'.repeat(nota)}
        {'☆'.repeat(5 - nota)}
      </span>
    </Text>
  )
}
