import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'storefront',
  buildDirectory: 'build',
  ssr: true,
  // The shop has few routes: sending the whole table costs less than requesting parts of it.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
