import { Text } from '@mantine/core'
import type { AuditEntry } from '#contract/admin/audit.ts'
import { fieldName } from './field-name.ts'
import { changedParts, valueText } from './value-text.ts'

type Change = AuditEntry['mudancas'][number]

/** As many as are read at a glance. */
const SHOWN = 4

/** What changed, field by field: before → after. */
export function Differences({ mudancas }: { mudancas: Change[] }) {
  const rest = mudancas.slice(SHOWN)

  return (
    <>
      {mudancas.slice(0, SHOWN).map((mudanca) => (
        <Difference key={mudanca.campo} {...mudanca} />
      ))}
      {rest.length > 0 && (
        <Text component="details" size="xs">
          <summary>{rest.length === 1 ? 'Mais um campo' : `Mais ${rest.length} campos`}</summary>
          {rest.map((mudanca) => (
            <Difference key={mudanca.campo} {...mudanca} />
          ))}
        </Text>
      )}
    </>
  )
}

function Difference({ campo, ...values }: Change) {
  const { antes, depois } = changedParts(values.antes, values.depois)

  return (
    <Text size="xs" style={{ overflowWrap: 'anywhere' }}>
      <Text span inherit c="gray.6">
        {fieldName(campo)}:
      </Text>{' '}
      <del>{valueText(campo, antes)}</del> →{' '}
      <ins style={{ textDecoration: 'none' }}>{valueText(campo, depois)}</ins>
    </Text>
  )
}
