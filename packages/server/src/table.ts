import helmet from '@fastify/helmet'
import fastifyStatic from '@fastify/static'
import fastify, { type FastifyInstance } from 'fastify'

export interface TableOptions {
  /** The folder of the built page. */
  readonly page: string
  /** A port to insist on; 0 takes any free one. Without it: 3000, or any free one if that is taken. */
  readonly port?: number | undefined
  readonly host?: string | undefined
}

export interface ServedTable {
  readonly address: string
  readonly port: number
  close(): Promise<void>
}

const usualPort = 3000

/** Serves the page of the table; the game itself runs in the browser. */
export async function serveTable(options: TableOptions): Promise<ServedTable> {
  const host = options.host ?? 'localhost'
  let app = await build(options.page)
  try {
    await app.listen({ host, port: options.port ?? usualPort })
  } catch (error) {
    await app.close()
    if (options.port !== undefined || (error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    app = await build(options.page)
    await app.listen({ host, port: 0 })
  }
  const address = app.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : usualPort
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return { address: `http://${shown}:${port}/`, port, close: () => app.close() }
}

async function build(page: string): Promise<FastifyInstance> {
  const app = fastify({ logger: false, forceCloseConnections: true })
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", 'ws:', 'wss:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // The page is served over plain HTTP on one's own machine.
    strictTransportSecurity: false,
  })
  await app.register(fastifyStatic, {
    root: page,
    cacheControl: false,
    setHeaders: (response, path) => {
      // Vite names what it builds by its content; the page itself must be asked for again.
      const named = /[\\/]assets[\\/]/.test(path)
      response.setHeader('cache-control', named ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html')
    return wantsPage ? reply.sendFile('index.html') : reply.code(404).send({ error: 'not found' })
  })
  return app
}
