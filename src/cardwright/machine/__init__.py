"""What the machine we run on needs to be told: about the processes we start, and the files we replace."""
