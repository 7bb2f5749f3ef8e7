import { ActionIcon, Group, NativeSelect, Stack, Switch, Text, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { HomeSection } from '#contract/content/home-sections.ts'
import { HtmlField } from '../html-field.tsx'
import { choicesFor, type HomeChoices, withCurrent } from './home-section-choices.ts'
import { KINDS } from './home-section-kinds.ts'

type HomeSectionFieldsProps = {
  section: HomeSection
  name: string
  choices: HomeChoices
  problem: string | undefined
  onChange: (section: HomeSection) => void
  onRemove: () => void
}

/** The fields of one section of the home page. */
export function HomeSectionFields({
  section,
  name,
  choices,
  problem,
  onChange,
  onRemove,
}: HomeSectionFieldsProps) {
  const { tipo, titulo, hash, html, ativa } = section
  const options = choicesFor(tipo, choices)

  return (
    <Stack gap="xs">
      <Group justify="space-between" gap="xs" mih={28}>
        <Text size="sm" fw={500}>
          {KINDS[tipo].name}
        </Text>
        <Group gap="xs">
          <Switch
            size="sm"
            label={ativa ? 'Aparece' : 'Não aparece'}
            aria-label={`${name}: aparece na página inicial`}
            checked={ativa}
            onChange={(event) => onChange({ ...section, ativa: event.currentTarget.checked })}
          />
          {tipo !== 'hero' && (
            <ActionIcon variant="subtle" color="red.9" aria-label={`Tirar: ${name}`} onClick={onRemove}>
              <IconTrash size={16} />
            </ActionIcon>
          )}
        </Group>
      </Group>
      <Group grow align="flex-start" preventGrowOverflow={false}>
        {options && (
          <NativeSelect
            size="xs"
            miw={180}
            aria-label={`${name}: o que mostra`}
            data={withCurrent(options, hash)}
            value={hash ?? ''}
            error={problem}
            onChange={(event) => onChange({ ...section, hash: event.currentTarget.value || null })}
          />
        )}
        {KINDS[tipo].hasTitle && (
          <TextInput
            size="xs"
            miw={180}
            aria-label={`${name}: título`}
            placeholder="Título (vazio: o de sempre)"
            maxLength={120}
            value={titulo}
            onChange={(event) => onChange({ ...section, titulo: event.currentTarget.value })}
          />
        )}
      </Group>
      {tipo === 'texto' && (
        <HtmlField label="Texto" value={html} onChange={(next) => onChange({ ...section, html: next })} />
      )}
    </Stack>
  )
}
