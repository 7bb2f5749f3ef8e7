import { Button, Checkbox, Popover, Stack } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import type { GridCampo } from '#domain/import/csv/grid-cell.ts'
import type { GridColumn } from './grid-sizes.ts'

type ColumnChoiceProps = {
  columns: readonly GridColumn[]
  hidden: readonly GridCampo[]
  onChange: (hidden: GridCampo[]) => void
}

/** Selects the visible columns. SKU and variant are always visible, and at least one more column. */
export function ColumnChoice({ columns, hidden, onChange }: ColumnChoiceProps) {
  const isLast = columns.filter(({ campo }) => !hidden.includes(campo)).length === 1

  return (
    <Popover position="bottom-end" trapFocus returnFocus withinPortal>
      <Popover.Target>
        <Button size="xs" variant="default" leftSection={<IconColumns3 size={15} aria-hidden />}>
          Colunas
        </Button>
      </Popover.Target>
      <Popover.Dropdown mah="60vh" style={{ overflowY: 'auto' }}>
        <Stack gap="xs" role="group" aria-label="Colunas da planilha">
          {columns.map(({ campo, nome }) => {
            const isShown = !hidden.includes(campo)

            return (
              <Checkbox
                key={campo}
                label={nome}
                checked={isShown}
                disabled={isShown && isLast}
                onChange={() =>
                  onChange(isShown ? [...hidden, campo] : hidden.filter((other) => other !== campo))
                }
              />
            )
          })}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
