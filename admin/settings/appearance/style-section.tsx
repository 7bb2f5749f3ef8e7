import { Group, NativeSelect, Radio, Stack, Text } from '@mantine/core'
import { Section } from '#admin/components/page/section.tsx'
import {
  CORNERS,
  FONT_PAIRS,
  FOOTER_STYLES,
  HEADER_STYLES,
  LOOK_NAMES,
} from '#domain/format/appearance/appearance.ts'
import { LOOKS } from '#domain/format/appearance/looks.ts'
import type { AppearanceFields } from './appearance-fields.ts'
import classes from './appearance-page.module.css'
import { CORNER_WORDS, FONT_WORDS, FOOTER_WORDS, HEADER_WORDS, LOOK_WORDS } from './appearance-words.ts'

/** The look, and what of its arrangement the merchant wants otherwise. */
export function StyleSection({ value, change }: AppearanceFields) {
  const look = LOOKS[value.visual]

  return (
    <Section title="Visual" text="Um conjunto pronto. O que você escolher abaixo muda só aquela parte dele.">
      <Radio.Group
        label="Conjunto"
        value={value.visual}
        onChange={(next) => change({ visual: LOOK_NAMES.find((name) => name === next) ?? value.visual })}
      >
        <Stack gap="xs" mt={6}>
          {LOOK_NAMES.map((name) => (
            <Radio.Card key={name} value={name} p="sm" radius="sm" aria-label={LOOK_WORDS[name].label}>
              <Group justify="space-between">
                <Text size="sm" fw={600}>
                  {LOOK_WORDS[name].label}
                </Text>
                <Radio.Indicator size="xs" />
              </Group>
              <Text size="sm">{LOOK_WORDS[name].text}</Text>
              <div className={classes['swatches']} aria-hidden>
                {Object.values(LOOKS[name].cores).map((cor) => (
                  <span key={cor} style={{ background: cor }} />
                ))}
              </div>
            </Radio.Card>
          ))}
        </Stack>
      </Radio.Group>
      <Choice
        label="Letras"
        names={FONT_PAIRS}
        words={FONT_WORDS}
        own={look.fontes}
        value={value.fontes}
        onChange={(fontes) => change({ fontes })}
      />
      <Choice
        label="Cantos"
        names={CORNERS}
        words={CORNER_WORDS}
        own={look.cantos}
        value={value.cantos}
        onChange={(cantos) => change({ cantos })}
      />
      <Choice
        label="Cabeçalho"
        names={HEADER_STYLES}
        words={HEADER_WORDS}
        own={look.cabecalho}
        value={value.cabecalho}
        onChange={(cabecalho) => change({ cabecalho })}
      />
      <Choice
        label="Rodapé"
        names={FOOTER_STYLES}
        words={FOOTER_WORDS}
        own={look.rodape}
        value={value.rodape}
        onChange={(rodape) => change({ rodape })}
      />
    </Section>
  )
}

type ChoiceProps<Name extends string> = {
  label: string
  names: readonly Name[]
  words: Record<Name, string>
  /** The look's own choice. */
  own: Name
  value: Name | null
  onChange: (name: Name | null) => void
}

function Choice<Name extends string>({ label, names, words, own, value, onChange }: ChoiceProps<Name>) {
  return (
    <NativeSelect
      label={label}
      value={value ?? ''}
      data={[
        { value: '', label: `Do visual: ${words[own]}` },
        ...names.map((name) => ({ value: name, label: words[name] })),
      ]}
      onChange={(event) => onChange(names.find((name) => name === event.currentTarget.value) ?? null)}
    />
  )
}
