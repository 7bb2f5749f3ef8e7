import { Text } from '@mantine/core'
import type { AuditEntry } from '#contract/panel/audit.ts'
import { fieldName } from './field-name.ts'
import { type ShownChange, shownChanges } from './shown-changes.ts'

type Change = AuditEntry['mudancas'][number]

/** The other changes are collapsed. */
const SHOWN = 4

/** The changes, field by field: before → after. */
export function Differences({ mudancas }: { mudancas: Change[] }) {
  const shown = shownChanges(mudancas)
  const rest = shown.slice(SHOWN)

  return (
    <>
      {shown.slice(0, SHOWN).map((change) => (
        <Difference key={change.campo} {...change} />
      ))}
      {rest.length > 0 && (
        <Text component="details" size="xs">
          <summary>{rest.length === 1 ? 'Mais um campo' : `Mais ${rest.length} campos`}</summary>
          {rest.map((change) => (
            <Difference key={change.campo} {...change} />
          ))}
        </Text>
      )}
    </>
  )
}

function Difference({ campo, antes, depois }: ShownChange) {
  return (
    <Text size="xs" style={{ overflowWrap: 'anywhere' }}>
      <Text span inherit c="gray.6">
        {fieldName(campo)}:
      </Text>{' '}
      {antes === depois ? (
        'mudou'
      ) : (
        <>
          <del>{antes}</del> → <ins style={{ textDecoration: 'none' }}>{depois}</ins>
        </>
      )}
    </Text>
  )
}
