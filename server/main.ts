/** The server as it is operated. */
import { runProgram } from "./program";

await runProgram();
