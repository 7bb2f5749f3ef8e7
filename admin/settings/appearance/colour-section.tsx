import { Anchor, Button, ColorInput, Group, Stack, Text, VisuallyHidden } from '@mantine/core'
import { Section } from '#admin/components/page/section.tsx'
import type { Colours } from '#domain/format/appearance/appearance.ts'
import { COLOUR } from '#domain/format/appearance/colour.ts'
import { type ContrastProblem, contrastProblems } from '#domain/format/appearance/contrast-problems.ts'
import { LOOKS, wholeStyle } from '#domain/format/appearance/looks.ts'
import type { AppearanceFields } from './appearance-fields.ts'
import classes from './appearance-page.module.css'
import { COLOUR_WORDS } from './appearance-words.ts'

const NAMES = ['acao', 'destaque', 'papel', 'tinta'] as const

/** The four colours. Those that can not be read are explained at once, with the nearest one that can. */
export function ColourSection({ value, change, errors }: AppearanceFields) {
  const problems = contrastProblems(wholeStyle(value).cores)
  const set = (cor: keyof Colours, next: string | null) => change({ cores: { ...value.cores, [cor]: next } })

  return (
    <Section
      title="Cores"
      text="As outras cores da loja saem destas quatro. O contraste é conferido enquanto você escolhe: com pouco contraste, a aparência não pode ser publicada."
    >
      {NAMES.map((cor) => (
        <ColourField
          key={cor}
          cor={cor}
          value={value.cores[cor]}
          own={LOOKS[value.visual].cores[cor]}
          problem={problems.find((problem) => problem.cor === cor)}
          error={errors[`cores.${cor}`]}
          onChange={(next) => set(cor, next)}
        />
      ))}
      <Text size="sm" c="gray.6" role="status">
        {problems.length === 0 ? 'Tudo se lê bem sobre o fundo.' : 'Há cores difíceis de ler.'}
      </Text>
    </Section>
  )
}

type ColourFieldProps = {
  cor: keyof Colours
  value: string | null
  /** The look's own colour. */
  own: string
  problem: ContrastProblem | undefined
  error: string | undefined
  onChange: (value: string | null) => void
}

function ColourField({ cor, value, own, problem, error, onChange }: ColourFieldProps) {
  const { label, text } = COLOUR_WORDS[cor]

  return (
    <Stack gap={4}>
      <ColorInput
        label={label}
        description={text}
        value={value ?? own}
        // Text that is no colour yet stays in the field and changes nothing.
        onChange={(next) => COLOUR.test(next.toLowerCase()) && onChange(next.toLowerCase())}
        error={problem?.mensagem ?? error}
        // The browser's own picker: Mantine's has sliders without names.
        withPicker={false}
        withEyeDropper={false}
        rightSection={
          <input
            type="color"
            className={classes['picker']}
            aria-label={`Escolher: ${label}`}
            value={value ?? own}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        }
        format="hex"
      />
      <Group gap="xs">
        {problem && (
          <Button
            size="xs"
            variant="default"
            leftSection={<Swatch colour={problem.sugestao} />}
            onClick={() => onChange(problem.sugestao)}
          >
            Usar {problem.sugestao}, a mais próxima que se lê
          </Button>
        )}
        {value !== null && (
          <Anchor component="button" type="button" size="sm" onClick={() => onChange(null)}>
            Voltar à cor do visual<VisuallyHidden>: {label}</VisuallyHidden>
          </Anchor>
        )}
      </Group>
    </Stack>
  )
}

function Swatch({ colour }: { colour: string }) {
  return <span style={{ width: 14, height: 14, borderRadius: 3, background: colour }} aria-hidden />
}
