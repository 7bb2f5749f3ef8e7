import { Button, Menu } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { HomeSection } from '#contract/content/home-sections.ts'
import { KINDS, TO_ADD } from './home-section-kinds.ts'

/** Adds a section at the end of the page. */
export function NewHomeSection({ add }: { add: (tipo: HomeSection['tipo']) => void }) {
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          style={{ alignSelf: 'flex-start' }}
        >
          Nova seção
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {TO_ADD.map((tipo) => (
          <Menu.Item key={tipo} onClick={() => add(tipo)}>
            {KINDS[tipo].name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
