/** Production entry point of the server. */
import { runProgram } from "./program";

await runProgram();
