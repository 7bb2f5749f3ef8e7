import { Spoiler, Text } from '@mantine/core'
import type { AuditEntry } from '#contract/admin/audit.ts'
import { FIELD_NAMES } from '../settings/field-names.ts'
import { valueText } from './value-text.ts'

/** What changed, field by field: before → after. */
export function Differences({ mudancas }: { mudancas: AuditEntry['mudancas'] }) {
  if (mudancas.length === 0) return null

  return (
    <Spoiler maxHeight={88} showLabel="Mostrar tudo" hideLabel="Mostrar menos">
      {mudancas.map(({ campo, antes, depois }) => (
        <Text key={campo} size="xs" style={{ overflowWrap: 'anywhere' }}>
          <Text span inherit c="gray.6">
            {FIELD_NAMES[campo] ?? campo}:
          </Text>{' '}
          <del>{valueText(campo, antes)}</del> →{' '}
          <ins style={{ textDecoration: 'none' }}>{valueText(campo, depois)}</ins>
        </Text>
      ))}
    </Spoiler>
  )
}
