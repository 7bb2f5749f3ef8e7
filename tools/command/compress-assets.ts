import { compressAssets } from '#server/pages/compress-assets.ts'

// `node tools/command/compress-assets.ts FOLDER…`: the last step of a build.

await Promise.all(process.argv.slice(2).map(compressAssets))
