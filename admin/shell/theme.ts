import {
  type CSSVariablesResolver,
  createTheme,
  type MantineColorsTuple,
  type MantineTheme,
} from '@mantine/core'

/** From light to dark; shade 7 is the primary colour. */
const rosewood: MantineColorsTuple = [
  '#f9efec',
  '#f0d9d3',
  '#e2b0a5',
  '#d28575',
  '#c4614c',
  '#b04a34',
  '#953b28',
  '#7a2e1f',
  '#5f2217',
  '#451810',
]

const pine: MantineColorsTuple = [
  '#edf6f1',
  '#d9e9e1',
  '#b2d3c2',
  '#88bba1',
  '#66a885',
  '#4f9a74',
  '#3b7c5b',
  '#2d5f48',
  '#234b39',
  '#18372a',
]

/** Greys from paper to ebony: text, lines and backgrounds. */
const ebony: MantineColorsTuple = [
  '#fbf8f3',
  '#f1eadf',
  '#e4dccf',
  '#cfc5b5',
  '#b9ae9d',
  '#8d8377',
  '#6f675d',
  '#4a423a',
  '#2a241f',
  '#1d1a16',
]

/** The header of a dialog must not be a second banner landmark. */
const DIALOG = {
  closeButtonProps: { 'aria-label': 'Fechar' },
  attributes: { header: { role: 'presentation' } },
}

/** The panel's theme: the shop's wood tones at higher density. */
export const theme = createTheme({
  primaryColor: 'rosewood',
  primaryShade: 7,
  colors: { rosewood, pine, gray: ebony },
  black: '#1d1a16',
  fontFamily: '"Inter Variable", system-ui, sans-serif',
  fontFamilyMonospace: 'ui-monospace, "SF Mono", Consolas, monospace',
  headings: { fontWeight: '600', sizes: { h1: { fontSize: '1.375rem' }, h2: { fontSize: '1.0625rem' } } },
  defaultRadius: 'sm',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    // Dark text on every background, not uppercased, never truncated.
    Badge: {
      defaultProps: { tt: 'none', miw: 'max-content', variant: 'light' },
      vars: (theme: MantineTheme, props: { variant?: string }) => ({
        root: props.variant === 'light' ? { '--badge-color': theme.colors.gray[9] } : {},
      }),
    },
    Input: { styles: { input: { '--input-placeholder-color': 'var(--mantine-color-gray-6)' } } },
    Button: { defaultProps: { size: 'sm' } },
    Table: { defaultProps: { verticalSpacing: 6, horizontalSpacing: 'sm', fz: 'sm' } },
    Modal: { defaultProps: { centered: true, ...DIALOG } },
    Notification: { defaultProps: { closeButtonProps: { 'aria-label': 'Fechar o aviso' } } },
    Drawer: { defaultProps: DIALOG },
  },
})

/** Mantine's default error red lacks contrast on white (WCAG 1.4.3). */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: { '--mantine-color-error': 'var(--mantine-color-red-9)' },
  dark: {},
})
