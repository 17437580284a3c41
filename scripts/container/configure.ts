import { configureContainer } from './configure-container'
import { CONTAINER_FOLDERS } from './container-folders'

/** The first step of the container's start, bundled into one file of the image (`deploy/container-start.sh`). */
process.exit(await configureContainer(process.env, CONTAINER_FOLDERS, (line) => console.error(line)))
